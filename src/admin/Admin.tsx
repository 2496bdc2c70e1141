import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { words } from '#text/admin/admin.ts';
import { PageLoading } from '#ui/feedback/PageLoading.tsx';
import { AdminFrame } from './frame/AdminFrame.tsx';
import { DemotionWatch } from './frame/DemotionWatch.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import './staff.css';
import { Articles, InvoiceView, Landing, SecondFactorGate, TabView } from './parts.tsx';

interface AdminProps {
  /** The user's role needs a second factor, and the session has none: only its enrolment is open. */
  isEnrolling?: boolean;
}

/**
 * The staff area: a separate root that only staff load. Every user here has a role; security rules decide what it
 * allows.
 */
export default function Admin({ isEnrolling = false }: AdminProps) {
  if (isEnrolling) {
    return (
      <Suspense fallback={<PageLoading text={words.loading} />}>
        <SecondFactorGate />
      </Suspense>
    );
  }
  return (
    <AdminFrame search={<PaletteButton />}>
      <DemotionWatch />
      <Suspense fallback={<PageLoading text={words.loading} />}>
        <Routes>
          <Route index element={<Landing />} />
          <Route path="dashboard" element={<Landing />} />
          <Route path="dashboard/invoice/:tid" element={<InvoiceView />} />
          <Route path="dashboard/:tab" element={<TabView />} />
          <Route path="blog" element={<Articles />} />
          <Route path="*" element={<Landing />} />
        </Routes>
      </Suspense>
    </AdminFrame>
  );
}
