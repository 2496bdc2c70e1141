import { adminPaths } from '#domain/staff/admin-area.ts';
import { createCoupon, couponByCode } from '#data/admin/coupons.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/admin/coupons.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { failureSentences } from '#text/site/failures.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../frame/ReadProblem.tsx';
import { EditorsOnly } from '../frame/EditorsOnly.tsx';
import { BackLink } from '../frame/BackLink.tsx';
import { CouponForm } from './CouponForm.tsx';

interface NewCouponProps {
  /** The code of the coupon to copy; empty for none. */
  like: string;
  onOpen: (code: string) => void;
}

/** The form of a new coupon. */
export function NewCoupon({ like, onOpen }: NewCouponProps) {
  const model = useQuery(couponByCode(like));
  return (
    <>
      <BackLink label={words.back} to={adminPaths.tab('coupons')} />
      <h1 className="text-2xl">{words.createTitle}</h1>
      <EditorsOnly>
        {model.state === 'failed' ? (
          <ReadProblem failure={model.error} />
        ) : model.state === 'loading' ? (
          <div aria-busy="true" aria-label={adminWords.list.loading}>
            <Skeleton className="mt-4 h-60 max-w-4xl" />
          </div>
        ) : (
          <CouponForm
            label={words.createTitle}
            draft={model.data ? { ...model.data, code: '', active: true } : null}
            submit={words.make}
            send={async (draft) => {
              const result = await createCoupon(draft);
              if (!result.ok) return { problem: failureSentences[result.failure.code] };
              if (result.value === 'taken') {
                return { problem: words.taken, errors: { code: words.taken } };
              }
              toast(words.created(draft.code));
              onOpen(draft.code);
              return null;
            }}
          />
        )}
      </EditorsOnly>
    </>
  );
}
