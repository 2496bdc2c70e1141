import { ROUTES } from './routes.ts';

/** Whether an address leads to a page that shoppers may open. Query and fragment are not checked. */
export function isShopPage(address: string): boolean {
  const path = address.replace(/[?#].*$/u, '');
  if (path !== '/' && path.endsWith('/')) return false;
  return ROUTES.some(({ path: pattern, access, page }) => {
    if (access === 'staff' || page === 'test' || page === 'test-payment') return false;
    const [wanted, given] = [pattern.split('/'), path.split('/')];
    return (
      wanted.length === given.length &&
      wanted.every((segment, index) =>
        segment.startsWith(':') ? given[index] !== '' : segment === given[index],
      )
    );
  });
}
