import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

/**
 * Attests every Firebase request with reCAPTCHA Enterprise. The token is stored on the device for the lifetime set in
 * the console (one hour by default), so one visit usually requests one token.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string): AppCheck {
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
