import { useId, useLayoutEffect } from 'react';
import { removeTags, type HeadTags, setTags, setTagsOnServer } from './head-tags.ts';

/**
 * Sets head tags of the page: title, description, structured data. Renders nothing; `HeadRoot` writes the head before
 * the browser paints. The innermost one wins, property by property.
 */
export function Head(tags: HeadTags) {
  const id = useId();
  const tagsJson = JSON.stringify(tags);
  setTagsOnServer(id, tags);
  useLayoutEffect(() => setTags(id, JSON.parse(tagsJson) as HeadTags), [id, tagsJson]);
  useLayoutEffect(() => () => removeTags(id), [id]);
  return null;
}
