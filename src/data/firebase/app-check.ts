import type { FirebaseApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Has every request to Firebase say that it comes from the shop's own page, which reCAPTCHA Enterprise vouches for. The
 * token stays on the device for as long as the console gives it (an hour unless it says more), so that one visit asks once.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
