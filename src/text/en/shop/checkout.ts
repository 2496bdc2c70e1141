import type { CouponFault } from '#domain/checkout/coupon.ts';
import type { CodFault } from '#domain/checkout/delivery.ts';
import { ONLINE_PROVIDER, providerProfile } from '#domain/payment/providers.ts';

const { title: provider } = providerProfile(ONLINE_PROVIDER);

/** The words of the checkout. Amounts arrive as text. */
export const words = {
  title: 'Checkout',
  loading: 'Loading your order…',
  marks: '* Required',
  summary: {
    title: 'Your order',
    fold: (pieces: number) => (pieces === 1 ? 'Your order: 1 item' : `Your order: ${pieces} items`),
    edit: 'Edit cart',
    to: 'Deliver to',
    pieces: (count: number) => `${count} ×`,
    each: (price: string) => `${price} each`,
    items: 'Items',
    saved: (amount: string) => `You save ${amount} on MRP.`,
    discount: 'Coupon',
    delivery: 'Delivery',
    free: 'Free',
    codFee: 'Cash on delivery charge',
    total: 'Total',
    gst: 'Prices include GST.',
    gstShort: 'incl. GST',
  },
  contact: {
    title: 'Contact',
    email: 'Email',
    emailHint: 'For your order confirmation and invoice.',
    guest: 'Checking out as a guest. No account needed.',
    signIn: 'Sign in instead',
    signInHint: 'Your details here are saved.',
    as: 'Signed in as',
  },
  delivery: {
    title: 'Delivery',
    choose: 'Choose a delivery address',
    last: 'Address of your last order',
    other: 'A different address',
    otherHint: 'Add a new address.',
    edit: (name: string) => `Edit the address of ${name}`,
    editShort: 'Edit',
    incorrect: (label: string, error: string) => `Please edit this address. ${label}: ${error}`,
    loading: 'Your saved addresses are still loading. Please try again in a moment.',
    add: 'New address',
    change: 'Edit address',
    close: 'Close',
    save: 'Save this address for next time',
    noPin: 'Enter your PIN code to see the delivery date.',
    notServed: (pin: string) => `Sorry, we don’t deliver to PIN code ${pin} yet.`,
  },
  method: {
    title: 'Payment',
    marks: 'UPI, RuPay, Visa, Mastercard',
    extra: (amount: string) => `+ ${amount}`,
    none: 'No extra charge',
    saves: (amount: string) => `You save ${amount}`,
    pin: 'Not available for this PIN code.',
    'too-small': (least: string) => `For orders from ${least}.`,
    'too-large': (most: string) => `For orders up to ${most}.`,
    closed: 'Not available right now.',
  } satisfies Record<CodFault, unknown> & Record<string, unknown>,
  coupon: {
    open: 'Have a coupon?',
    label: 'Coupon code',
    apply: 'Apply',
    trying: 'Checking…',
    applied: (code: string, amount: string) => `${code} applied: you save ${amount}.`,
    remove: 'Remove',
    removeOf: (code: string) => `Remove coupon ${code}`,
    empty: 'Please enter a coupon code.',
    later: 'Please sort out the changes in your cart first, then apply the coupon.',
    offline: 'You’re offline, so we can’t check this coupon right now.',
  },
  business: {
    open: 'For a business invoice (GSTIN)',
    label: 'GSTIN or UIN',
    hint: '15 characters. The invoice will be in the name of your business.',
    fields: {
      legalName: 'Legal name of the business',
      line1: 'Billing address',
      line2: 'Area or landmark for billing',
      city: 'Billing city',
      pin: 'Billing PIN code',
    },
    nameHint: 'As on your GST registration certificate.',
    inState: (state: string) => `In ${state}, where this GSTIN is registered.`,
    optional: 'optional',
  },
  pay: {
    online: (total: string) => `Pay ${total}`,
    place: (total: string) => `Place order – ${total}`,
    sending: 'Placing your order…',
    coupon: 'Checking your coupon…',
    opening: 'Opening the payment page…',
    busy: 'We’re getting a lot of orders. Trying again…',
    risen: 'A price has gone up since you added it to your cart. Please check your order.',
    agreement: {
      before: 'By placing this order you agree to our ',
      terms: 'terms',
      between: ' and ',
      shipping: 'return policy',
      after: '.',
    },
    trust: {
      help: `${provider} help`,
      complaints: `${provider} complaints`,
    },
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Add something to your cart to check out. Your details here are saved.',
    action: 'Shop all products',
    orders: 'View your orders',
  },
  nothing: {
    title: 'Nothing in your cart can be ordered',
    text: 'What’s in your cart is no longer available. Your details here are saved.',
  },
  closed: {
    title: 'We’re not taking orders right now',
    text: 'We’ll be back soon. Your cart is saved, and this page will open on its own.',
    action: 'View cart',
  },
  placed: {
    opening: 'Taking you to the payment page',
    title: 'You haven’t paid yet',
    due: (number: string, total: string) => `${total} is due for order ${number}.`,
    until: (time: string) =>
      `We’re holding it for you until ${time}. If it isn’t paid by then, it is cancelled automatically and you are not charged.`,
    debited: 'Already paid? Don’t pay again: this page updates as soon as your payment reaches us.',
    pay: (total: string) => `Pay ${total}`,
    other: 'Choose another payment method',
    otherHint: 'We cancel this unpaid order and bring everything back to checkout.',
    cancelling: 'One moment…',
    cancel: 'Cancel order',
    order: 'View order',
    shop: 'Continue shopping',
    cancelled: 'This order is cancelled',
    cancelledText: 'If any money left your account, your bank will return it automatically.',
  },
  errors: {
    offline:
      'You’re offline, so your order is not placed yet. We’ll continue as soon as you’re back online.',
    changed: 'Your order has changed, so it is not placed yet. Please check it and place it again.',
    silent:
      'We didn’t get an answer, so your order may or may not have been placed. Please try again: you won’t be charged twice.',
    session: 'You’ve been signed out. Please sign in again; your details here are saved.',
    signIn: 'Sign in',
    guest:
      'Guest checkout is not available right now. Please sign in or create an account; your details here are saved.',
    again: 'Try again',
    price: {
      title: 'The price has changed',
      text: (before: string, now: string) => `Your total was ${before}; it is now ${now}.`,
      line: (title: string, price: string) => `${title}: now ${price} each`,
      online: (total: string) => `Pay the new total of ${total}`,
      place: (total: string) => `Order for the new total of ${total}`,
    },
    stock: {
      title: 'Not enough stock',
      line: (title: string, wanted: number, left: number) =>
        left === 0 ? `${title}: sold out` : `${title}: only ${left} left (you wanted ${wanted})`,
      take: 'Update my cart',
    },
    gone: {
      title: 'Something in your cart is no longer available',
      take: 'Remove it from my cart',
    },
    coupon: { without: 'Order without the coupon' },
    cod: { online: 'Pay online instead' },
    method: 'This payment method is no longer available. Your details here are saved.',
    served: {
      title: 'We don’t deliver there yet',
      text: 'Our couriers don’t serve this PIN code. Please choose another address.',
      change: 'Change PIN code',
    },
    closed: 'We’re not taking orders right now. Your cart and your details are saved.',
    open: {
      text: 'You have several unpaid orders. Please pay or cancel one of them first.',
      orders: 'View your orders',
    },
    prepay: {
      title: 'Please pay this order online',
      'open-order':
        'You already have an order that isn’t paid yet. Once it is paid or delivered, you can choose this payment method again. Your details here are saved.',
      'daily-limit':
        'You have placed several unpaid orders today. Please pay for this one online, or try again in 24 hours. Your details here are saved.',
      'many-open':
        'Many unpaid orders are waiting right now, so this one needs to be paid online. Your details here are saved.',
      online: 'Pay online instead',
      confirm: 'Or confirm the email address of your account to use this payment method.',
      confirmLink: 'Confirm my email',
    },
    often: {
      text: 'You’ve placed several orders in a short time. Please try again in an hour, or call us. Your cart and your details here are saved.',
      contact: 'Contact us',
    },
    quotes: 'Too many requests. Please try again in 15 minutes. Your cart is saved.',
    busy: 'We’re getting a lot of orders right now, and yours could not be placed. Please try again.',
    used: {
      text: 'We already have an order from you a moment ago, with different details. Please check it first; you can still place this one too.',
      orders: 'View your orders',
      fresh: 'Place this order too',
    },
    small: 'This amount is too small to pay online. Add something, or choose cash on delivery.',
    payable: 'This order no longer needs a payment.',
    fields: 'Please check the fields marked above.',
    address: 'This saved address is incomplete. Please edit it.',
  },
} as const;

/** Why a coupon does not hold. `minimum` is an amount as text. */
export function couponSentence({ fault }: Pick<CouponFault, 'fault'>, minimum: string): string {
  return {
    unknown: 'This coupon code is not valid. Please check it.',
    'not-yet': 'This coupon is not valid yet.',
    over: 'This coupon has expired.',
    'used-up': 'This coupon has reached its limit.',
    'already-used': 'You have already used this coupon.',
    'not-first': 'This coupon is for a first order.',
    'other-products': 'This coupon is for other products.',
    'free-delivery': 'Delivery is already free for this order.',
    'too-many': 'You have tried many coupons. Please try again in 15 minutes.',
    minimum: `This coupon needs ${minimum} or more of the products it is for, after other discounts and before delivery.`,
  }[fault];
}
