/** The words of the overview. Amounts and moments arrive as text. */
export const words = {
  title: 'Overview',
  sales: {
    title: 'Sales',
    today: 'Today',
    week: '7 days',
    month: '30 days',
    orders: (count: number) =>
      count === 1 ? '1 order' : `${count.toLocaleString('en-IN')} orders`,
    note: 'Paid online or placed with cash on delivery, without what was cancelled or came back. Days are India’s.',
    chart: (most: string) => `Sales of each of the last 30 days; the highest bar is ${most}.`,
    table: 'View as table',
    columns: { day: 'Day', orders: 'Orders', total: 'Total' },
    again: 'Ask again',
  },
  waiting: {
    title: 'Needs attention',
    paid: 'Paid, to pack',
    placed: 'Cash, to pack',
    alerts: 'Open alerts about money',
    messages: 'New messages',
    overdue: (count: number) => `${count} over 48 hours: acknowledge first`,
    onTime: 'none is over 48 hours',
    unpaid: 'Payment failed or never made, 7 days',
    atLeast: (count: number) => (count >= 1000 ? '1,000 or more' : count.toLocaleString('en-IN')),
  },
  stock: {
    title: 'Low stock',
    lead: '5 pieces or fewer',
    none: 'Every product on sale has more than 5 pieces.',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    all: (count: number) => `All ${count.toLocaleString('en-IN')}`,
  },
  prices: {
    title: 'Planned prices',
    lead: 'the next ones',
    none: 'No price is planned.',
    from: (moment: string) => `from ${moment}`,
  },
  searches: {
    title: 'Searched, not found',
    lead: 'last 30 days',
    none: 'Every search has found something.',
    times: (count: number) => (count === 1 ? 'once' : `${count.toLocaleString('en-IN')} times`),
    last: (day: string) => `last on ${day}`,
  },
  health: {
    title: 'Health of the shop',
    functions: 'Functions',
    firestore: 'Firestore',
    auth: 'Sign-in',
    checkout: 'Checkout',
    sweep: 'Look after unpaid orders',
    webhook: 'Last news of the payment provider',
    noWebhook: 'none yet',
    mail: 'E-mails to customers and staff',
    mailSent: (moment: string) => `${moment}: nothing waits`,
    mailLate: (count: number) =>
      count === 1
        ? '1 waits for longer than a quarter of an hour'
        : `${count} wait for longer than a quarter of an hour`,
    mailFailed: (count: number) => `${count} could not be sent`,
    mailAgain: 'Send them again',
    mailQueued: (count: number) =>
      count === 1
        ? 'It is sent again within five minutes.'
        : `${count} letters are sent again within five minutes.`,
    mailError: (code: string) => `the mail server said ${code}`,
    works: 'works',
    fails: 'does not answer',
    asking: 'is being asked …',
    open: 'open',
    closed: 'closed by the owner',
    unregistered: 'closed until Settings have your GSTIN and its State',
    never: 'has not run yet',
    ran: (moment: string, looked: number, expired: number) =>
      `${moment}: ${looked} looked at, ${expired} expired`,
    late: (moment: string) => `has not run since ${moment}`,
    unanswered: (count: number) => `${count} without an answer of the payment provider`,
  },
  failed: 'This could not be read.',
  retry: 'Try again',
  loading: 'on its way',
} as const;
