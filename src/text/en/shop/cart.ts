import { formatMoney, type Paise, paise } from '#domain/money/money.ts';
import type { Shortage } from '#domain/cart/cart-change.ts';

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** The words of the cart, and of putting things into it. */
export const words = {
  title: 'Cart',
  count: (count: number) => items(count),
  /** Read out when the number at the cart changes. */
  changed: (count: number) =>
    count === 0 ? 'Your cart is now empty.' : `Your cart now has ${items(count)}.`,
  loading: 'Loading your cart…',
  offline: 'You’re offline: prices and stock are from your last visit.',
  add: {
    done: (title: string, count: number) =>
      count === 1 ? `${title} is in your cart.` : `${title}: ${count} in your cart now.`,
    short: {
      stock: (title: string, count: number) =>
        `Only ${count} left of ${title}, and you have all of them in your cart.`,
      most: (title: string, count: number) =>
        `You have ${count} of ${title} in your cart, the most you can order.`,
      full: (title: string) => `${title} was not added: your cart is full (30 different products).`,
    } satisfies Record<Shortage, (title: string, count: number) => string>,
    offline: 'You’re offline. Your cart will update when you’re back online.',
    failed: (title: string, reason: string) => `${title} was not added to your cart. ${reason}`,
    refused: (reason: string) => `Your cart was not changed. ${reason}`,
  },
  line: {
    each: (price: string) => `${price} each`,
    remove: 'Remove',
    removeOf: (title: string) => `Remove from cart: ${title}`,
    removed: (title: string) => `${title} removed from your cart.`,
    undo: 'Undo',
    later: 'Save for later',
    laterOf: (title: string) => `Save for later: ${title}`,
    laterDone: (title: string) => `${title} moved to your wishlist.`,
    laterFailed: (title: string, reason: string) =>
      `${title} could not be moved to your wishlist; it is still in your cart. ${reason}`,
    unnamed: 'A product that is no longer available',
    unread: 'This product could not be loaded.',
  },
  news: {
    gone: 'This is no longer available, so it is not included in the total.',
    'sold-out': 'This has sold out, so it is not included in the total.',
    fewer: (wanted: number, left: number) =>
      `You wanted ${wanted}, but only ${left} ${left === 1 ? 'is' : 'are'} left. The total is for ${left}.`,
    cheaper: (before: string, now: string, by: string) =>
      `Price dropped from ${before} to ${now}: you pay ${by} less each.`,
    dearer: (before: string, now: string, by: string) =>
      `Price increased from ${before} to ${now}: ${by} more each.`,
    accept: 'OK',
    acceptOf: (title: string) => `OK, I have seen the change to ${title}`,
    /** Above the lines. */
    some: (count: number) =>
      `${products(count)} in your cart ${count === 1 ? 'has' : 'have'} changed since you added ${count === 1 ? 'it' : 'them'}.`,
  },
  sum: {
    title: 'Summary',
    items: (count: number) => `Items (${count})`,
    /** Below the MRP, and by bundles and a coupon. */
    saving: (amount: string) => `You save ${amount} in all`,
    coupon: 'Coupon',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    taxes: 'Inclusive of all taxes',
    cod: (fee: string, total: string) => `With cash on delivery: + ${fee}, total ${total}`,
    missing: (amount: string) => `${amount} more for free delivery`,
    reached: 'You get free delivery',
    unknown: 'Delivery charges could not be loaded. You will see them at checkout before you pay.',
    tooMuch: 'This is more than you can buy in one order. Please remove something.',
    trust: {
      title: 'Why it is safe to order',
      payment: 'Secure payment: your card and UPI details never reach us',
      returns: (days: number) => `${days}-day returns on unopened products`,
    },
    checkout: 'Check out',
    nothing: 'Nothing in your cart can be ordered right now.',
    closed: 'We’re not taking orders right now. Your cart is saved.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Products you add will show up here.',
    action: 'Shop all products',
  },
  arrived: {
    joined: (count: number, before: number) =>
      before === 0
        ? `${products(count)} from this device ${count === 1 ? 'was' : 'were'} added to your cart.`
        : `${products(count)} from this device ${count === 1 ? 'was' : 'were'} added to the ${before} in your cart.`,
    capped: (title: string, left: number) =>
      `Only ${left} left of ${title}, so your cart has ${left}.`,
  },
} as const;

/** How the price of a piece changed since it was added to the cart. */
export function priceChangeSentence(before: Paise, now: Paise): string {
  const by = formatMoney(paise(Math.abs(now - before)));
  const say = now < before ? words.news.cheaper : words.news.dearer;
  return say(formatMoney(before), formatMoney(now), by);
}
