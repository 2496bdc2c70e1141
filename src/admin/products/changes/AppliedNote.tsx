import { useEffect, useRef } from 'react';
import type { AppliedChanges } from '#data/admin/catalogue/apply-changes.ts';
import type { Elements } from '#ui/content/elements.ts';
import { RefusedList } from './RefusedList.tsx';
import { UndoButton } from './UndoButton.tsx';

interface AppliedNoteProps {
  applied: AppliedChanges;
  /** How many products were saved. */
  title: string;
  /** Names the edit in the audit log when it is undone. */
  note: string;
  /** What can be done about refused products. */
  children?: Elements;
}

/** What an edit of many products saved, its undo, and what it could not save. */
export function AppliedNote({
  applied: { id, saved, refused },
  title,
  note,
  children,
}: AppliedNoteProps) {
  const element = useRef<HTMLDivElement>(null);
  // The button that saved may be a screen below.
  useEffect(() => element.current?.scrollIntoView({ block: 'nearest' }), [id, saved.length]);
  return (
    <div ref={element} className="scroll-mt-20 space-y-3 rounded-card bg-leaf-tint p-4">
      <p role="status" className="font-semibold">
        {title}
      </p>
      {saved.length > 0 && <UndoButton key={`${id} ${saved.length}`} id={id} note={note} />}
      <RefusedList refused={refused} />
      {children}
    </div>
  );
}
