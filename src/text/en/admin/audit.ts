/** The words of the audit. */
export const words = {
  title: 'Audit',
  lead: 'What staff did, and what the server did for them. Nobody can change it.',
  filters: 'Filters',
  by: 'Who',
  everyone: 'Everyone',
  action: 'What was done',
  actionHint: 'Exactly, such as product-change',
  subject: 'To what',
  subjectHint:
    'As its path begins, such as orders/; then it is sorted by path, and the other filters rest',
  filter: 'Filter',
  clear: 'Show all',
  caption: 'Entries of the audit',
  columns: { at: 'When', who: 'Who', what: 'What', changes: 'Changes' },
  changes: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  noChanges: 'none noted',
  wasNot: 'nothing',
  isNot: 'nothing',
  to: 'becomes',
  many: (count: number) => `${count} documents`,
} as const;
