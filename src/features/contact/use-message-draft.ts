import { type RefObject, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MESSAGE_TOPICS } from '#domain/content/message.ts';
import { messageDraft, saveMessageDraft } from '#data/browser/message-draft.ts';
import { useSession } from '#data/react/use-session.ts';
import { formValues, type FormValues } from '#ui/form/use-form.ts';

/** Initial value of a field: this tab's draft, else the URL's parameter or the session's user. */
export function useInitialValues(): (name: string) => { defaultValue: string } {
  const [query] = useSearchParams();
  const [draft] = useState(() => messageDraft().typed ?? {});
  const session = useSession();
  const known: FormValues = {
    topic: MESSAGE_TOPICS.find((topic) => topic === query.get('topic')) ?? '',
    orderNumber: query.get('order')?.slice(0, 40) ?? '',
    ...(session.state === 'signed-in' && { name: session.user.name, email: session.user.email }),
  };
  return (name) => ({ defaultValue: (draft[name] || known[name]) ?? '' });
}

/** Decides at hydration what the form holds: the tab's draft, or what the visitor has typed before. */
export function useDraftAtHydration(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Restored form values may belong to a user who has signed out since: the tab's draft is authoritative.
    if (isRestored()) element.reset();
    const filled = Object.entries(formValues(element)).filter(([, text]) => text !== '');
    const found = Object.fromEntries(filled);
    if (found['subject'] || found['text']) {
      saveMessageDraft({ typed: { ...messageDraft().typed, ...found } });
    }
  }, [form]);
}

/** Whether the page was opened by Back, Forward or a reload: browsers then restore form values. */
function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
