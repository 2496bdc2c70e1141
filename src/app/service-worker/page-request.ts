/** Whether a request opens a page of the shop. `/__/` belongs to Firebase Hosting, `/api/` to the functions. */
export function isPage(
  { mode }: Pick<Request, 'mode'>,
  { pathname }: Pick<URL, 'pathname'>,
): boolean {
  return mode === 'navigate' && !/^\/(?:__|api)\//.test(pathname);
}
