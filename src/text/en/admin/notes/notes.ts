import type { NoteRefusal } from '#domain/staff-note/staff-note.ts';

const refusals: Readonly<Record<NoteRefusal, string>> = {
  'not-found': 'This order no longer exists.',
  full: 'There is no room for more. Remove one first.',
};

/** The words of notes and tags that only staff can read. */
export const noteWords = {
  title: 'Internal notes',
  lead: 'Only the team sees notes and tags. Customers never do.',
  none: 'No notes yet.',
  note: 'New note',
  add: 'Add note',
  adding: 'Adding …',
  added: 'Note added.',
  remove: 'Remove',
  removeTitle: 'Remove this note?',
  removeLead: 'It is deleted for everyone. The audit keeps who removed it, not what it said.',
  keep: 'Keep it',
  removing: 'Removing …',
  you: 'you',
  tags: 'Tags',
  tag: 'New tag',
  tagFilter: 'Tag',
  addTag: 'Add tag',
  untag: (tag: string) => `Remove the tag ${tag}`,
  tagged: (tag: string) => `Orders tagged “${tag}”`,
  allOrders: 'Show all orders',
  refusals,
} as const;
