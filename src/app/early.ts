/** The kind of a made page's links and script until the code is fetched. */
export const LATER = 'later';

/**
 * What a page does before the shop has taken it over, as text: it stands in every page that is made (`prerender.tsx`), takes
 * itself away when it has run, and has its hash in the Content-Security-Policy of firebase.json.
 *
 * An address that asks for another list than the one the page was made with is marked, so that the style sheet shows places
 * instead of wrong products. Buttons that are pressed are kept, and a link behind one waits for it, so that what was put into
 * the cart is in it; at a second press it leads on without. Other links, those in long texts, which React never marks as its
 * own (`listens`), and plain forms work by themselves.
 *
 * The code is fetched behind what can be seen: when the page and its pictures are there, when somebody begins to use it, or
 * when four seconds have gone by. Until then it stands in the page as links and as a script of a kind that no browser knows.
 */
export const EARLY = `(d=>{
let o=/[?&](category|search|sort|pages|concern|price|size|rating|saving|stock|origin|topic|order|ticket)=/.test(location.search),
a=(t,f)=>addEventListener(t,f,{capture:true,once:true}),
q=(s,f)=>document.querySelectorAll(s).forEach(f),
n=1,
g=()=>{if(n)n=0,q('link[rel=${LATER}]',l=>l.rel=l.dataset.rel),q('script[type=${LATER}]',l=>{let s=document.createElement('script');s.type='module';s.src=l.src;l.replaceWith(s)})};
if(o)d.dataset.other='';
d.addEventListener('click',d.early=e=>{let p=d.pressed,b=e.target.closest(p?'a:not(.article-body a),button':'button');if(b&&!b.form?.hasAttribute('action')&&!(b.href&&p.has(b))){e.preventDefault();(d.pressed??=new Set).add(b)}},true);
o?a('DOMContentLoaded',g):(['pointerdown','keydown','focusin'].forEach(t=>a(t,g)),a('load',()=>(self.requestIdleCallback??setTimeout)(g)),setTimeout(g,4e3))
})(document.documentElement);document.currentScript.remove()`;

interface EarlyRoot extends HTMLElement {
  early?: (event: Event) => void;
  pressed?: ReadonlySet<HTMLElement>;
}

/** Whether the address asks for another list than the one that the page was made with. */
export function isOtherView(): boolean {
  return document.documentElement.dataset['other'] !== undefined;
}

/** Shows the page as it is, and presses what somebody has pressed already. */
export function endWaiting(): void {
  const page: EarlyRoot = document.documentElement;
  const { early, pressed } = page;
  delete page.dataset['other'];
  page.dataset['ready'] = '';
  if (!early) return;
  page.removeEventListener('click', early, true);
  delete page.early;
  delete page.pressed;
  if (pressed) void pressInTurn(pressed);
  // Parts whose code comes later are seen before they listen as well.
  page.addEventListener('click', hold, true);
}

async function pressInTurn(pressed: Iterable<HTMLElement>): Promise<void> {
  for (const one of pressed) await pressWhenItListens(one);
}

const held = new Set<HTMLElement>();

function hold(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button || listens(button) || button.form?.hasAttribute('action')) return;
  event.preventDefault();
  event.stopPropagation();
  void pressWhenItListens(button);
}

/** React leaves a mark on each element that it has taken over; nothing else tells it of the HTML that waits for it. */
function listens(button: HTMLElement): boolean {
  return Object.keys(button).some((name) => name.startsWith('__reactProps$'));
}

/** How often a button that somebody has pressed is looked at, in milliseconds. */
const LOOK_MS = 50;

/** However often it is pressed meanwhile, once. */
async function pressWhenItListens(button: HTMLElement): Promise<void> {
  if (held.has(button)) return;
  held.add(button);
  while (button.isConnected && !listens(button)) {
    await new Promise((look) => {
      setTimeout(look, LOOK_MS);
    });
  }
  held.delete(button);
  button.click();
}
