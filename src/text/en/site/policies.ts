/** What stands around the text of every policy. */
export const policyWords = {
  changed: (day: string) => `Last changed on ${day}`,
  summary: 'In short',
  earlier: 'Earlier versions',
  earlierFrom: (day: string) => `Version of ${day}`,
  notCurrent: (day: string) => `This version applied from ${day} and has been replaced.`,
  daysOfToday:
    'The days for returns and refunds in it have changed since; those below are today’s.',
  loading: 'Loading this version…',
  current: 'Read the current version',
  contents: 'On this page',
  link: (title: string) => `Link to “${title}”`,
  print: 'Print or save as PDF',
} as const;
