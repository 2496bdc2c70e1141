/** What stands around the text of every policy. */
export const policyWords = {
  changed: (day: string) => `Last changed on ${day}`,
  summary: 'In short',
  contents: 'On this page',
  link: (title: string) => `Link to “${title}”`,
  print: 'Print or save as PDF',
} as const;
