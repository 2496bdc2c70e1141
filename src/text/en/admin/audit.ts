/** The words of the audit. */
export const words = {
  title: 'Audit',
  lead: 'Everything that staff and the server have changed. Entries can’t be edited.',
  filters: 'Filters',
  by: 'Who',
  everyone: 'Everyone',
  action: 'Action',
  actionHint: 'Exact name, such as product-change',
  subject: 'Document',
  subjectHint:
    'Start of its path, such as orders/. Results are sorted by path and other filters are off',
  filter: 'Filter',
  clear: 'Show all',
  caption: 'Audit entries',
  columns: { at: 'When', who: 'Who', what: 'What', changes: 'Changes' },
  changes: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  noChanges: 'none recorded',
  wasNot: 'empty',
  isNot: 'empty',
  to: 'changed to',
  many: (count: number) => `${count} documents`,
} as const;
