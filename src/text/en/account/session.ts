import { MIN_PASSWORD } from '#domain/customer/credentials.ts';

/** The words of signing in, registering and leaving. None of them tells whether an account exists. */
export const words = {
  sides: { label: 'Sign in or register', signIn: 'Sign in', register: 'Create account' },
  lead: {
    signIn: 'Welcome back. Your wishlist and addresses are where you left them.',
    register: 'One account for your wishlist, your addresses and your orders.',
  },
  /** Why the page opened, by where signing in leads. */
  reasons: {
    favorite: 'Sign in or create an account to save this product to your wishlist.',
    'cart-fav': 'Sign in or create an account to save products for later.',
    checkout: 'Sign in to check out with your saved addresses.',
    orders: 'Sign in to see your orders.',
    product: 'Sign in or create an account to write about this product.',
  },
  email: 'Email',
  emailExample: 'name@example.in',
  name: 'Your name',
  optional: 'optional',
  nameHint: 'For your parcels.',
  password: 'Password',
  newPassword: 'Choose a password',
  showPassword: 'Show password',
  rules: {
    label: 'Your password needs',
    'too-short': `at least ${MIN_PASSWORD} characters`,
    'password-letters': 'a letter',
    'password-digits': 'a digit or a symbol',
    met: 'done',
  },
  passwordFaults: {
    'too-short': `Your password needs at least ${MIN_PASSWORD} characters.`,
    'password-letters': 'Your password needs at least one letter.',
    'password-digits': 'Your password needs at least one digit or symbol.',
  },
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  register: 'Create account',
  registering: 'Creating your account…',
  forgot: 'Forgot your password?',
  or: 'or',
  google: 'Continue with Google',
  googlePending: 'Waiting for Google…',
  agreement: {
    before: 'By creating an account you agree to our ',
    terms: 'terms',
    between: ' and our ',
    privacy: 'privacy policy',
    after: '.',
  },
  reset: {
    title: 'Reset your password',
    lead: 'Enter your account’s email address. We’ll send you a link to choose a new password.',
    send: 'Send link',
    sending: 'Sending…',
    sentTitle: 'Check your inbox',
    sent: (email: string) =>
      `If there is an account for ${email}, we’ve sent a link to reset its password. It can take a few minutes; please check your spam folder too.`,
    again: 'Send again',
    back: 'Back to sign in',
  },
  going: 'Signed in. One moment…',
  favoriteAdded: 'Added to your wishlist.',
  favoriteGone: 'This product is no longer available, so it was not added to your wishlist.',
  favoriteFailed: 'The product could not be added to your wishlist. Tap its heart again.',
  signedOut: 'You’re signed out.',
} as const;
