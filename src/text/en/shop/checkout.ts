import type { CouponFault } from '#domain/checkout/coupon.ts';
import type { CodFault } from '#domain/checkout/delivery.ts';

/** The words of the checkout. Amounts arrive as text. */
export const words = {
  title: 'Checkout',
  loading: 'Your order is on its way to this page',
  marks: '* Required',
  summary: {
    title: 'Your order',
    fold: (pieces: number) =>
      pieces === 1 ? 'Your order: 1 piece' : `Your order: ${pieces} pieces`,
    edit: 'Change the cart',
    to: 'Goes to',
    pieces: (count: number) => `${count} ×`,
    each: (price: string) => `${price} each`,
    items: 'Items',
    saved: (amount: string) => `You save ${amount} on MRP.`,
    discount: 'Coupon',
    delivery: 'Delivery',
    free: 'Free',
    codFee: 'Cash on delivery charge',
    total: 'Total',
    gst: 'Includes GST. All prices are inclusive of all taxes.',
    minus: (amount: string) => `− ${amount}`,
  },
  contact: {
    title: 'Contact',
    email: 'E-mail',
    emailHint: 'The confirmation and the invoice go there.',
    guest: 'Checking out as a guest: no account is needed.',
    signIn: 'Sign in instead',
    signInHint: 'What you have typed stays.',
    as: 'You are signed in as',
  },
  delivery: {
    title: 'Delivery',
    choose: 'Where does it go?',
    other: 'Another address',
    otherHint: 'Add one to your address book.',
    edit: (name: string) => `Change the address of ${name}`,
    editShort: 'Change',
    add: 'New address',
    change: 'Change the address',
    close: 'Close',
    save: 'Keep this address in my address book',
    noPin: 'With your PIN code we can say on which day it arrives.',
    notServed: (pin: string) => `Our couriers do not go to PIN code ${pin}.`,
  },
  method: {
    title: 'Payment',
    online: 'UPI, card or netbanking',
    onlineHint: 'You pay on the secure page of Razorpay, our payment provider, and come back here.',
    cod: 'Cash on delivery',
    codHint: 'You pay the courier.',
    extra: (amount: string) => `+ ${amount}`,
    none: 'No extra charge',
    pin: 'Not to this PIN code: couriers there take no cash.',
    'too-small': (least: string) => `For orders from ${least}.`,
    'too-large': (most: string) => `For orders up to ${most}.`,
    closed: 'Not offered at the moment.',
  } satisfies Record<CodFault, unknown> & Record<string, unknown>,
  coupon: {
    open: 'Have a coupon?',
    label: 'Coupon code',
    apply: 'Apply',
    trying: 'Asking…',
    applied: (code: string, amount: string) => `${code} takes ${amount} off.`,
    remove: 'Remove',
    removeOf: (code: string) => `Remove the coupon ${code}`,
    empty: 'Please type the code first.',
    form: 'A code has 3 to 20 letters and digits.',
    later: 'The code cannot be checked yet: something else in the cart has to be settled first.',
    offline: 'There is no connection right now, so the code cannot be checked.',
  },
  business: {
    open: 'For a business invoice (GSTIN)',
    label: 'GSTIN',
    hint: '15 characters; the invoice is then made out to your business.',
    fields: {
      legalName: 'Legal name of the business',
      line1: 'Billing address',
      line2: 'Area or landmark for billing',
      city: 'Billing city',
      pin: 'Billing PIN code',
    },
    nameHint: 'As on your GST registration certificate.',
    inState: (state: string) =>
      `In ${state}, where this GSTIN is registered. GST is charged for there.`,
    wrong: 'This GSTIN is not right: 15 characters, the last one is a check on the others.',
    optional: 'optional',
  },
  pay: {
    online: (total: string) => `Pay ${total}`,
    cod: (total: string) => `Place order – ${total} in cash`,
    sending: 'Placing your order…',
    opening: 'Opening the payment page…',
    busy: 'Many people order right now. We try again by ourselves…',
    agreement: {
      before: 'By placing this order you agree to our ',
      terms: 'terms',
      between: ', and you can send things back as our ',
      shipping: 'delivery and return policy',
      after: ' says.',
    },
  },
  empty: {
    title: 'There is nothing to check out',
    text: 'Your cart is empty. What you have typed here waits for you.',
    action: 'Shop all products',
    orders: 'To your orders',
  },
  closed: {
    title: 'The shop takes no orders right now',
    text: 'We are putting something right and will be back soon. Your cart stays as it is, and this page opens by itself.',
    action: 'To the cart',
  },
  placed: {
    opening: 'Taking you to the payment page',
    title: 'You haven’t paid yet',
    due: (number: string, total: string) => `${total} is due for order ${number}.`,
    until: (time: string) =>
      `We’re holding it for you until ${time}. If it isn’t paid by then, it is cancelled automatically and you are not charged.`,
    debited:
      'Money already left your account? Don’t pay again: this page updates as soon as the payment reaches us.',
    pay: (total: string) => `Pay ${total}`,
    other: 'Choose another payment method',
    otherHint: 'We cancel this unpaid order and bring everything back to checkout.',
    cancelling: 'One moment…',
    cancel: 'Cancel order',
    order: 'View order',
    shop: 'Continue shopping',
    blocked:
      'The payment page could not be loaded. An ad blocker or a strict network often is the reason: allow checkout.razorpay.com, then try again; or choose another payment method.',
    unreached:
      'Our payment provider does not answer at the moment. Your order is kept: please try again in a minute.',
    over: 'This order is no longer waiting for payment',
    cancelled: 'This order is cancelled',
    cancelledText: 'You were not charged.',
    notCancelled: 'This order cannot be cancelled here any more. Please look at it first.',
    paid: 'Your payment has just arrived, so the order was not cancelled.',
    tooManyCancelled:
      'You’ve cancelled several orders in a short time. You can still pay this one; to cancel it, please try again in an hour, or call us.',
  },
  errors: {
    offline:
      'There is no connection right now. Nothing is ordered yet; we go on by ourselves as soon as the network is back.',
    silent:
      'We did not hear back from the shop, so your order may or may not have arrived. Press again: the same order is never made twice.',
    session: 'Your sign-in has ended. Sign in again; everything you have typed stays.',
    signIn: 'Sign in',
    guest:
      'Ordering without an account is not open right now. Please sign in or create an account; everything you have typed stays.',
    again: 'Try again',
    price: {
      title: 'The price has changed while you were here',
      text: (before: string, now: string) => `You saw ${before}; the order now comes to ${now}.`,
      line: (title: string, price: string) => `${title}: now ${price} each`,
      online: (total: string) => `Pay the new total: ${total}`,
      cod: (total: string) => `Order for the new total: ${total}`,
    },
    stock: {
      title: 'Less is left than you want',
      line: (title: string, wanted: number, left: number) =>
        left === 0 ? `${title}: none is left` : `${title}: ${left} left, you want ${wanted}`,
      take: 'Take what is left',
    },
    gone: {
      title: 'Something in your cart is not sold any more',
      take: 'Take it out of the cart',
    },
    coupon: { without: 'Order without the coupon' },
    cod: { online: 'Pay online instead' },
    served: {
      title: 'We cannot deliver there',
      text: 'Our couriers do not go to this PIN code. Please choose another address.',
      change: 'Change the PIN code',
    },
    closed: 'The shop takes no orders right now. Your cart and what you have typed stay.',
    open: {
      text: 'Several orders of yours are still waiting. Pay or cancel one of them first.',
      orders: 'To your orders',
    },
    prepay: {
      title: 'Please pay this order online',
      'open-order':
        'There is already a cash on delivery order open for your account, e-mail or mobile number. Once it is delivered, you can pay in cash again. Everything you have typed stays.',
      'daily-limit':
        'There were several cash on delivery orders today with this e-mail or mobile number. You can pay this one online now, or in cash again tomorrow. Everything you have typed stays.',
      online: 'Pay online instead',
      confirm:
        'Or confirm the e-mail address of your account: then you can pay this order in cash.',
      confirmLink: 'Confirm my e-mail',
    },
    often: {
      text: 'You’ve placed several orders in a short time. Please try again in an hour, or call us. Your cart and everything you have typed stay.',
      contact: 'Contact us',
    },
    quotes:
      'You’ve asked for prices very often. Please try again in a quarter of an hour. Your cart stays.',
    busy: 'So many people are ordering that we could not get through. Nothing is ordered yet: please try again.',
    used: {
      text: 'An order from a moment ago has arrived already, and something has changed since. Look at it first; you can still place this one as well.',
      orders: 'To your orders',
      fresh: 'Place this one as well',
    },
    small: 'This is less than our payment provider takes. Add something, or pay in cash.',
    payable: 'This order does not wait for a payment any more.',
    fields: 'Something that was typed is not right yet. It is marked above.',
    address: 'This address of your book is not complete any more. Please change it.',
  },
} as const;

/** Why a coupon does not hold. `minimum` is an amount as text. */
export function couponSentence({ fault }: Pick<CouponFault, 'fault'>, minimum: string): string {
  return {
    unknown: 'There is no such coupon. Please check the code.',
    'not-yet': 'This coupon is not valid yet.',
    over: 'This coupon has expired.',
    'used-up': 'This coupon has been used as often as it could be.',
    'already-used': 'You have used this coupon already.',
    'too-many':
      'You have asked about coupons very often. Please try again in a quarter of an hour.',
    minimum: `This coupon is for orders from ${minimum} on, before delivery.`,
  }[fault];
}
