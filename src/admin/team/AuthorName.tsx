import { type Author, useAuthorName } from './use-author-name.ts';

/** Who wrote something. */
export function AuthorName({ by, email }: Author) {
  return <span className="[overflow-wrap:anywhere]">{useAuthorName()({ by, email })}</span>;
}
