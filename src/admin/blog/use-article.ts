import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react';
import { type ArticleClaim, articleClaims } from '#domain/moderation/article-gate.ts';
import {
  type BlogDraft,
  BlogDraftSchema,
  blogDraftOf,
  blogFormValues,
} from '#domain/content/blog-draft.ts';
import type { Blog } from '#domain/content/blog.ts';
import { isClaimReason } from '#domain/moderation/claims.ts';
import { checkForm } from '#domain/core/form.ts';
import { momentOfMinute } from '#domain/core/dates.ts';
import { type PublicationState, saveBlog } from '#data/admin/blogs.ts';
import { words } from '#text/admin/blog.ts';
import { words as productWords } from '#text/admin/product.ts';
import { failureSentences } from '#text/site/failures.ts';
import { inWords } from '#text/site/forms.ts';
import { toast } from '#ui/feedback/toast.ts';
import {
  type Form,
  type FormProblem,
  type FormValues,
  formValues,
  useForm,
} from '#ui/form/use-form.ts';
import { fillForm } from '../editor/fill-form.ts';
import { useDocumentForm } from '../editor/use-document-form.ts';

/** The action of a button below the form. */
export type Intent = 'save' | 'publish' | 'schedule' | 'unpublish';

const SUCCESS_MESSAGES: Readonly<Record<Intent, string>> = {
  save: words.saved,
  publish: words.published,
  schedule: words.scheduledSaid,
  unpublish: words.unpublished,
};

/** State of the article editor. */
export interface ArticleEditing {
  readonly form: Form;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The current values of the fields. */
  readonly typed: FormValues;
  readonly dirty: boolean;
  /** The forbidden health claims that block publishing. */
  readonly claims: readonly ArticleClaim[];
  readonly intend: (intent: Intent) => void;
  /** Call after any change in the form. */
  readonly noteChange: () => void;
  /** Whether another user has saved the article since the form was filled. */
  readonly overtaken: boolean;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
}

/** Initial values of a new article. */
const BLANK: FormValues = {};

/**
 * The form of an article, live; null for a new one. Calls `onPlace` with the slug when the article is created or moved.
 */
export function useArticle(blog: Blog | null, onPlace: (slug: string) => void): ArticleEditing {
  const intent = useRef<Intent>('save');
  const [typed, setTyped] = useState<FormValues>(() => (blog ? blogFormValues(blog) : BLANK));
  const edit = useDocumentForm(blog, {
    kind: 'article',
    slug: blog?.slug ?? '',
    versionOf: ({ auditId }) => auditId,
    savedText: (stored) => JSON.stringify(blogDraftOf(stored)),
    fill(place, _, live) {
      const stored = blogFormValues(live);
      fillForm(place, stored);
      setTyped((current) => ({ ...current, ...stored }));
    },
  });
  const { base, element } = edit;

  const form = useForm<BlogDraft>({
    check: (entered) => {
      const { when = '', ...fields } = entered;
      const checked = inWords(checkForm(BlogDraftSchema, fields), words.faults);
      const isLate = intent.current === 'schedule' && (momentOfMinute(when) ?? 0) <= Date.now();
      if (!isLate) return checked;
      return { ok: false, errors: { ...(!checked.ok && checked.errors), when: words.whenWrong } };
    },
    async send(draft, place): Promise<FormProblem> {
      const requestedIntent = intent.current;
      intent.current = 'save';
      const { when = '', claimReason: reason = '', ...texts } = formValues(place);
      const stand = publicationState(requestedIntent, base, when);
      const claimed = stand.status === 'published' && articleClaims(texts, base).length > 0;
      if (claimed && !isClaimReason(reason)) {
        const { problem, reasonHint } = productWords.claims;
        return { problem, errors: { claimReason: reasonHint } };
      }
      const result = await edit.save<'changed' | 'taken'>(JSON.stringify(draft), () =>
        saveBlog(base, draft, stand, claimed ? reason.trim() : ''),
      );
      if (!result.ok) {
        const { code } = result.failure;
        if (code === 'offline') return { problem: words.offline };
        return { problem: code === 'unavailable' ? words.unsure : failureSentences[code] };
      }
      if (result.value === 'changed') return { problem: words.changed };
      if (result.value === 'taken') return { problem: words.taken, errors: { slug: words.taken } };
      toast(SUCCESS_MESSAGES[requestedIntent]);
      if (draft.slug !== base?.slug) onPlace(draft.slug);
      return null;
    },
  });

  // Rendering a long preview takes milliseconds: typing has priority.
  const shownTexts = useDeferredValue(typed);
  const claims = useMemo(() => articleClaims(shownTexts, base), [shownTexts, base]);

  return {
    form,
    element,
    typed,
    dirty: edit.dirty,
    claims,
    intend(next) {
      intent.current = next;
    },
    noteChange: () => setTyped(edit.storeDraft()),
    overtaken: edit.overtaken,
    takeTheirs() {
      edit.takeTheirs();
      edit.clearDraft();
    },
    keepMine: edit.keepMine,
  };
}

/** Publishing uses the start of the current minute, as the queries of public lists do. */
function publicationState(intent: Intent, base: Blog | null, when: string): PublicationState {
  const now = Date.now();
  const minute = now - (now % 60_000);
  const { status, publishedAt } = base ?? { status: 'draft' as const, publishedAt: minute };
  if (intent === 'publish') return { status: 'published', publishedAt: minute };
  if (intent === 'schedule') {
    return { status: 'published', publishedAt: momentOfMinute(when) ?? minute };
  }
  return intent === 'unpublish' ? { status: 'draft', publishedAt } : { status, publishedAt };
}
