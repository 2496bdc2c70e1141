/** The words of what stands in for Google's window in the local suite. No other build holds them. */
export const words = {
  title: 'Choose a Google account',
  lead: 'For development only: these are local test accounts; Google is not used.',
  own: 'Another account',
  email: 'Email of the Google account',
  samples: [
    { email: 'meera.google@franch.test', name: 'Meera Iyer' },
    { email: 'imran.google@franch.test', name: 'Imran Shaikh' },
    { email: 'noname.google@franch.test', name: '' },
  ],
  use: 'Use this account',
  close: 'Close',
} as const;
