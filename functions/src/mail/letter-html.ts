import type { Letter } from '../../../src/domain/mail/letter.ts';
import { logoIcon } from '../../../src/domain/shop-content/brand.ts';
import { brandOf } from '../../../src/domain/site/brand-of.ts';
import { jsonLd } from '../../../src/domain/site/structured-data.ts';
import { letterFrame as words, LOCALE } from '../../../src/text/server.ts';
import { html, type Html, rawHtml } from './html.ts';
import { productPicture } from './letter-picture.ts';
import { ratingRows } from './letter-ratings.ts';
import { contacts, type LetterSource, sellerLine } from './letter-source.ts';
import { SANS, SERIF, STYLE_SHEET, styled } from './letter-style.ts';

/** Tables and inline styles, which every mail program shows alike. Between 320 and 640 pixels wide. */
export function htmlPage(letter: Letter, source: LetterSource): string {
  const { subject, heading, greeting, paragraphs, picture, markup } = letter;
  const { facts, progress, action, links, ratings, order, help, reason } = letter;
  const ground = styled(['ground'], 'margin:0;padding:0');
  const card = styled(
    ['surface', 'ink'],
    `padding:30px 28px;border:1px solid;border-radius:12px;font:16px/1.55 ${SANS}`,
  );
  const foot = styled(['soft'], `padding:22px 8px;font:14px/1.6 ${SANS}`);
  const text = (one: string) => html`<p style="margin:0 0 14px">${lines(one)}</p>`;
  return html`<!doctype html>
    <html lang="${LOCALE}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <title>${subject}</title>
        <style>
          ${rawHtml(STYLE_SHEET)}
        </style>
        ${
          markup &&
          html`<script type="application/ld+json">
            ${rawHtml(jsonLd(markup))}
          </script>`
        }
      </head>
      <body class="${ground.className}" style="${ground.style}">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="${ground.className}"
          style="${ground.style}"
        >
          <tr>
            <td align="center" style="padding:18px 10px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px"
              >
                <tr>
                  <td style="padding:2px 4px 16px">${sign(source)}</td>
                </tr>
                <tr>
                  <td class="card ${card.className}" style="${card.style}">
                    <h1 style="margin:0 0 16px;font:600 26px/1.25 ${SERIF}">${heading}</h1>
                    ${greeting !== '' && text(greeting)} ${paragraphs.map(text)}
                    ${picture !== '' && productPicture(picture, 220)}
                    ${ratings.length > 0 && ratingRows(ratings)}
                    ${facts.length > 0 && panel(facts, progress)} ${action && button(action)}
                    ${order && orderTable(order)} ${links.length > 0 && furtherLinks(links)}
                  </td>
                </tr>
                <tr>
                  <td class="${foot.className}" style="${foot.style}">
                    ${help && html`<p style="margin:0 0 14px"><strong>${words.help}</strong><br />${contacts(source).map(contact)}</p>`}
                    ${reason !== '' && html`<p style="margin:0 0 6px">${reason}</p>`}
                    <p style="margin:0">${sellerLine(source)}</p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.toString();
}

/**
 * The shop's sign, whose own ground suits light and dark, and its name as text, which shows while pictures are blocked. By
 * URL like the pictures of products: as an attachment it would put a paperclip on every letter. A wide logo is the name.
 */
function sign({ origin, settings }: LetterSource): Html {
  const { className, style } = styled(['leaf'], `font:600 25px/40px ${SERIF};text-decoration:none`);
  const { name, logo } = brandOf(settings);
  const paper = styled(
    ['paper'],
    `display:inline-block;margin-right:10px;border:0;border-radius:9px;vertical-align:middle;font:600 15px/20px ${SERIF}`,
  );
  const square = logo ? logoIcon(logo) : `${origin}/icons/icon-192.png`;
  return html`<a href="${origin}" class="${className}" style="${style}"
    ><img
      src="${logo?.alt ? logo.src : square}"
      width="${logo?.alt ? Math.round((40 * logo.width) / logo.height) : 40}"
      height="40"
      alt="${logo?.alt ?? ''}"
      class="${paper.className}"
      style="${paper.style}"
    />${!logo?.alt && html`<span style="vertical-align:middle">${name}</span>`}</a
  >`;
}

function lines(text: string): readonly Html[] {
  return text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${line}`);
}

function link(url: string, label: string): Html {
  const { className, style } = styled(['leaf']);
  return html`<a href="${url}" class="${className}" style="${style}">${label}</a>`;
}

/** The contact form is named, because its URL says nothing more. */
function contact({ label, text, url }: ReturnType<typeof contacts>[number]): Html {
  return text === url ? html`${link(url, label)}` : html`${label}: ${link(url, text)}<br />`;
}

function button({ label, url }: NonNullable<Letter['action']>): Html {
  const { className, style } = styled(
    ['button'],
    'display:inline-block;padding:13px 26px;border-radius:10px;font-weight:600;text-decoration:none',
  );
  return html`<p style="margin:22px 0 4px">
    <a href="${url}" class="${className}" style="${style}">${label}</a>
  </p>`;
}

function furtherLinks(links: Letter['links']): Html {
  return html`<p style="margin:22px 0 0">
    ${links.map(({ label, url }) => html`${link(url, label)}<br />`)}
  </p>`;
}

function panel(facts: Letter['facts'], progress: Letter['progress']): Html {
  const box = styled(['tint'], 'padding:16px 18px;border-radius:10px');
  const label = styled(
    ['soft'],
    'padding:3px 14px 3px 0;font-size:14px;white-space:nowrap;vertical-align:top',
  );
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:20px 0 0"
  >
    <tr>
      <td class="panel ${box.className}" style="${box.style}">
        ${progress && steps(progress)}
        <table cellpadding="0" cellspacing="0" style="font-size:15px;line-height:1.45">
          ${facts.map(
            ({ label: name, value, url }) =>
              html`<tr class="fact">
                <td class="${label.className}" style="${label.style}">${name}</td>
                <td style="padding:3px 0;font-weight:600;vertical-align:top;word-break:break-word">
                  ${url === '' ? value : link(url, value)}
                </td>
              </tr>`,
          )}
        </table>
      </td>
    </tr>
  </table>`;
}

/** A bar of steps. Its meaning is the status among the facts, so that it is hidden from screen readers. */
function steps({ steps: names, done }: NonNullable<Letter['progress']>): Html {
  const cell = (name: string, index: number): Html => {
    const { className, style } =
      index < done
        ? styled(['done'], 'border-top:4px solid;font-weight:600')
        : styled(['line', 'soft'], 'border-top:4px solid');
    return html`<td
      width="${Math.floor(100 / names.length)}%"
      class="step ${className}"
      style="padding:7px 2px 0 0;font-size:13px;${style}"
    >
      ${name}
    </td>`;
  };
  return html`<table
    role="presentation"
    aria-hidden="true"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="margin:0 0 14px"
  >
    <tr>
      ${names.map(cell)}
    </tr>
  </table>`;
}

function orderTable(order: NonNullable<Letter['order']>): Html {
  const line = styled(['line'], 'padding:9px 0;border-top:1px solid;vertical-align:middle');
  const row = (label: string, amount: string, { picture = '', style = '' } = {}): Html =>
    html`<tr>
      ${picture !== '' && html`<td width="76" class="${line.className}" style="${line.style}">${productPicture(picture, 64)}</td>`}
      <td
        colspan="${picture === '' ? 2 : 1}"
        class="${line.className}"
        style="${line.style};padding-right:12px;${style}"
      >
        ${label}
      </td>
      <td align="right" class="${line.className}" style="${line.style};white-space:nowrap;${style}">
        ${amount}
      </td>
    </tr>`;
  const subheading = `margin:28px 0 10px;font:600 18px/1.3 ${SERIF}`;
  return html`<h2 style="${subheading}">${order.title}</h2>
    <table width="100%" cellpadding="0" cellspacing="0">
      ${order.items.map(({ label, amount, picture }) => row(label, amount, { picture }))}
      ${order.charges.map(({ label, amount }) => row(label, amount, { style: 'font-size:15px' }))}
      ${row(order.total.label, order.total.amount, { style: 'font-weight:600' })}
    </table>
    <h2 style="${subheading}">${order.addressTitle}</h2>
    <p style="margin:0">${lines(order.address.join('\n'))}</p>`;
}
