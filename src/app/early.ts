/**
 * What a page does before the shop has taken it over, as text: it stands in the head of every page that is made, and its
 * hash in the Content-Security-Policy of firebase.json.
 *
 * An address that asks for another list than the one the page was made with is marked, so that the style sheet shows
 * places instead of wrong products. The last press of a button is kept; links and plain forms work by themselves.
 */
export const EARLY = `(d=>{
if(/[?&](category|search|sort|pages|concern|price|saving|stock|form|origin|topic|order|ticket)=/.test(location.search))d.dataset.other='';
d.addEventListener('click',d.early=e=>{let b=e.target.closest('button');if(b&&!b.form?.hasAttribute('action')){e.preventDefault();d.pressed=b}},true)
})(document.documentElement)`;

interface EarlyRoot extends HTMLElement {
  early?: (event: Event) => void;
  pressed?: HTMLElement;
}

/** Whether the address asks for another list than the one that the page was made with. */
export function isOtherView(): boolean {
  return document.documentElement.dataset['other'] !== undefined;
}

/** Shows the page as it is, and presses the button that somebody has pressed already. */
export function endWaiting(): void {
  const page: EarlyRoot = document.documentElement;
  const { early, pressed } = page;
  delete page.dataset['other'];
  page.dataset['ready'] = '';
  if (!early) return;
  page.removeEventListener('click', early, true);
  delete page.early;
  delete page.pressed;
  if (pressed?.isConnected) pressed.click();
}
