import { useId, useLayoutEffect } from 'react';
import { removeTags, type HeadTags, setTags, setTagsOnServer } from './head-tags.ts';

/**
 * Says something of the page as a whole: title, description, structured data. It draws nothing; `HeadRoot` writes
 * the head, before the browser paints. The innermost one on a page wins, property by property.
 */
export function Head(tags: HeadTags) {
  const part = useId();
  const said = JSON.stringify(tags);
  setTagsOnServer(part, tags);
  useLayoutEffect(() => setTags(part, JSON.parse(said) as HeadTags), [part, said]);
  useLayoutEffect(() => () => removeTags(part), [part]);
  return null;
}
