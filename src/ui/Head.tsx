import { useId, useLayoutEffect } from 'react';
import { forgetTags, type HeadTags, sayTags, sayTagsOnServer } from './head-tags.ts';

/**
 * Says something of the page as a whole: title, description, structured data. It draws nothing; `HeadRoot` writes
 * the head, before the browser paints. The innermost one on a page wins, property by property.
 */
export function Head(tags: HeadTags) {
  const part = useId();
  const said = JSON.stringify(tags);
  sayTagsOnServer(part, tags);
  useLayoutEffect(() => sayTags(part, JSON.parse(said) as HeadTags), [part, said]);
  useLayoutEffect(() => () => forgetTags(part), [part]);
  return null;
}
