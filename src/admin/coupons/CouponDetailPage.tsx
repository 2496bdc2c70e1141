import type { Coupon } from '#domain/checkout/coupon.ts';
import { type CouponDraft, couponState } from '#domain/checkout/coupon-form.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { couponByCode, saveCoupon } from '#data/admin/coupons.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/coupons.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { failureSentences } from '#text/site/failures.ts';
import { Button } from '#ui/form/Button.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { FormProblem } from '#ui/form/use-form.ts';
import { useNow } from '#ui/browser/use-now.ts';
import { ConflictNote } from '../editor/ConflictNote.tsx';
import { useLiveDraft } from '../editor/use-live-draft.ts';
import { BackLink } from '../frame/BackLink.tsx';
import { DetailState } from '../frame/DetailState.tsx';
import { useMayEdit } from '../frame/use-role.ts';
import { CouponForm } from './CouponForm.tsx';
import { CouponPreview } from './CouponPreview.tsx';
import { EndCoupon } from './EndCoupon.tsx';

interface CouponDetailPageProps {
  code: string;
  onDuplicate: () => void;
}

/** One coupon: its terms, its use and its actions. */
export function CouponDetailPage({ code, onDuplicate }: CouponDetailPageProps) {
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('coupons')} />
      <h1 className="text-2xl">{code}</h1>
      <DetailState state={useQuery(couponByCode(code))} missing={words.missing}>
        {(coupon) => <CouponContent coupon={coupon} onDuplicate={onDuplicate} />}
      </DetailState>
    </>
  );
}

function CouponContent({ coupon, onDuplicate }: { coupon: Coupon; onDuplicate: () => void }) {
  const mayEdit = useMayEdit();
  const now = useNow(60_000);
  const draft = useLiveDraft(coupon, editedFields(coupon));
  const { code } = coupon;
  return (
    <>
      <p className="text-ink-soft">
        {`${words.columns.uses}: ${words.used(coupon.uses, coupon.mostUses)} · ${words.states[couponState(coupon, now)]}`}
      </p>
      {draft.isConflicting && <ConflictNote words={words} onShowTheirs={draft.showStored} />}
      {mayEdit ? (
        <CouponForm
          key={draft.formKey}
          label={code}
          draft={draft.base}
          fixedCode={code}
          submit={words.save}
          onDirty={draft.setDirty}
          send={(fields) => save(fields, words.saved(code))}
        >
          <EndCoupon
            code={code}
            active={coupon.active}
            change={(active) =>
              save({ ...coupon, active }, active ? words.takenUp(code) : words.ended(code))
            }
          />
          <Button look="quiet" onClick={onDuplicate}>
            {words.duplicate}
          </Button>
        </CouponForm>
      ) : (
        <>
          <p className="my-4 text-ink-soft">{adminWords.viewerNote}</p>
          <CouponPreview draft={coupon} />
        </>
      )}
    </>
  );

  async function save(fields: CouponDraft, done: string): Promise<FormProblem> {
    draft.expectSaved(editedFields(fields));
    const result = await saveCoupon(draft.base, fields);
    if (!result.ok) return { problem: failureSentences[result.failure.code] };
    if (result.value === 'changed') return { problem: words.changedProblem };
    toast(done);
    return null;
  }
}

/** The fields that staff edit, for comparison. */
function editedFields({
  active,
  worth,
  minimumPaise,
  fromAt,
  untilAt,
  mostUses,
  mostUsesEach,
}: CouponDraft) {
  return JSON.stringify([active, worth, minimumPaise, fromAt, untilAt, mostUses, mostUsesEach]);
}
