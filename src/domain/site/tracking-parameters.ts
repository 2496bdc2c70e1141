/**
 * Query parameters that advertisers, letters and social networks add to a link. Google: utm_*, gclid, gclsrc, dclid,
 * gbraid, wbraid, gad_*, srsltid, _ga, _gl; Meta: fbclid, igsh, igshid, mibextid; Microsoft, Mailchimp, Yandex, X,
 * TikTok, LinkedIn. `ref` and `source` stay: pages of other shops use them for their own ends.
 */
const TRACKING =
  /^(?:utm_\w+|gad_\w+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|_ga|_gl|fbclid|igsh|igshid|mibextid|msclkid|mc_cid|mc_eid|yclid|twclid|ttclid|li_fat_id)$/iu;

/**
 * A query string (`?a=1` or empty) without them. The rest stays letter by letter, because a malformed encoding must not
 * change.
 */
export function withoutTracking(search: string): string {
  const parts = search.slice(1).split('&');
  const own = parts.filter((part) => !TRACKING.test(part.split('=', 1)[0] ?? ''));
  if (own.length === parts.length) return search;
  return own.length > 0 ? `?${own.join('&')}` : '';
}
