import type { Letter } from '../../../src/domain/mail/letter.ts';
import { html, type Html } from './html.ts';
import { productPicture } from './letter-picture.ts';
import { styled } from './letter-style.ts';

/** Products with a row of stars, each of which is a link that a thumb can hit. */
export function ratingRows(ratings: Letter['ratings']): Html {
  const cell = styled(['line'], 'padding:14px 0;border-top:1px solid;vertical-align:top');
  const star = styled(
    ['star'],
    'display:inline-block;width:36px;font-size:32px;line-height:44px;text-align:center;text-decoration:none',
  );
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 0">
    ${ratings.map(
      ({ label, picture, stars }) =>
        html`<tr>
          ${picture !== '' && html`<td width="76" class="${cell.className}" style="${cell.style}">${productPicture(picture, 64)}</td>`}
          <td colspan="${picture === '' ? 2 : 1}" class="${cell.className}" style="${cell.style}">
            <div style="font-weight:600">${label}</div>
            <div style="margin-left:-8px">
              ${stars.map(
                ({ label: name, url }) =>
                  html`<a
                    href="${url}"
                    title="${name}"
                    aria-label="${name}: ${label}"
                    class="${star.className}"
                    style="${star.style}"
                    >★</a
                  >`,
              )}
            </div>
          </td>
        </tr>`,
    )}
  </table>`;
}
