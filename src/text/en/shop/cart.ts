import type { Shortage } from '#domain/cart/cart-change.ts';

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);
const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** The words of the cart, and of putting things into it. */
export const words = {
  title: 'Cart',
  count: (count: number) => pieces(count),
  /** Read out when the number at the cart changes. */
  changed: (count: number) =>
    count === 0 ? 'Your cart is empty now.' : `Your cart holds ${pieces(count)} now.`,
  loading: 'Your cart is on its way',
  add: {
    done: (title: string, count: number) =>
      count === 1 ? `${title} is in your cart.` : `${title}: ${count} in your cart now.`,
    short: {
      stock: (title: string, count: number) =>
        `${title}: only ${count} left, and all of them are in your cart.`,
      most: (title: string, count: number) =>
        `${title}: ${count} are in your cart, the most that one order holds.`,
      full: (title: string) =>
        `${title} is not in your cart: it holds 30 different products, and that many are in it.`,
    } satisfies Record<Shortage, (title: string, count: number) => string>,
    offline: 'You are offline. Your cart follows when the network is back.',
    failed: (title: string, reason: string) => `${title} is not in your cart. ${reason}`,
    refused: (reason: string) => `Your cart is as it was before. ${reason}`,
  },
  line: {
    each: (price: string) => `${price} each`,
    remove: 'Remove',
    removeOf: (title: string) => `Remove from the cart: ${title}`,
    removed: (title: string) => `${title} is out of your cart.`,
    undo: 'Undo',
    later: 'Save for later',
    laterOf: (title: string) => `Save for later: ${title}`,
    laterDone: (title: string) => `${title} is on your wish list now.`,
    laterFailed: (title: string, reason: string) =>
      `${title} could not be moved to your wish list and stays in the cart. ${reason}`,
    unnamed: 'A product that is not sold any more',
    unread: 'This product could not be loaded.',
  },
  news: {
    gone: 'It is not sold any more, so it is not counted in the total.',
    'sold-out': 'It has sold out since you put it in, so it is not counted in the total.',
    fewer: (wanted: number, left: number) =>
      `You wanted ${wanted}, and only ${left} ${left === 1 ? 'is' : 'are'} left. The total counts ${left}.`,
    cheaper: (before: string, now: string, by: string) =>
      `The price went down from ${before} to ${now}: ${by} less each.`,
    dearer: (before: string, now: string, by: string) =>
      `The price went up from ${before} to ${now}: ${by} more each.`,
    accept: 'All right',
    acceptOf: (title: string) => `All right: I have seen what changed about ${title}`,
    /** Above the lines. */
    some: (count: number) =>
      `Something changed about ${products(count)} since you put ${count === 1 ? 'it' : 'them'} in.`,
  },
  sum: {
    title: 'Summary',
    items: (count: number) => `Items (${pieces(count)})`,
    saving: (amount: string) => `You save ${amount} on the MRP`,
    coupon: 'Coupon',
    delivery: 'Delivery',
    free: 'Free',
    total: 'Total',
    taxes: 'Inclusive of all taxes',
    cod: (fee: string, total: string) => `If paid in cash on delivery: + ${fee}, in all ${total}`,
    missing: (amount: string) => `${amount} more for free delivery`,
    reached: 'Delivery is free',
    unknown: 'What delivery costs could not be loaded; the checkout shows it before you pay.',
    tooMuch: 'This is more than one order can hold. Please take something out.',
    checkout: 'Check out',
    nothing: 'Nothing in the cart can be ordered at the moment.',
    closed: 'The shop takes no orders right now. Your cart waits for you.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'What you put into it waits here until you order.',
    action: 'Shop all products',
  },
  arrived: {
    joined: (count: number, before: number) =>
      before === 0
        ? `${products(count)} from this device ${count === 1 ? 'is' : 'are'} in your cart.`
        : `${products(count)} from this device joined the ${before} in your cart.`,
    capped: (title: string, left: number) =>
      `${title}: only ${left} left, so that many are in your cart.`,
  },
} as const;
