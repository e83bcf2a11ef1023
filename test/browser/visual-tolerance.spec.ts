import {expect, type Page, test} from '@playwright/test';
import {shots} from './visual/shots';
import {show, views} from './visual/views';

// Styles are put into the page.
test.use({bypassCSP: true});

const shot = shots.find(({name}) => name === 'not-found')!;
const view = views.find(({name}) => name === '1440-light')!;
const picture = `${shot.name}-${view.name}.png`;

/** Opens the page of the picture with another style. */
async function openWith(page: Page, style: string): Promise<void> {
  await page.goto(shot.address);
  await show(page, view);
  await page.addStyleTag({content: style});
}

test.describe('pictures are compared so that it fails when', () => {
  const changes = [
    {change: 'text has another color', style: ':root { --text: #444 }'},
    {change: 'links have another color', style: ':root { --link: #a03060 }'},
    {change: 'a space is four pixels wider', style: ':root { --edge: 2.25rem }'},
    {change: 'a face is another one', style: ':root { --read: monospace }'},
    {change: 'a title is one pixel lower', style: 'h1 { position: relative; top: 1px }'},
  ];
  for (const {change, style} of changes) {
    test(change, async ({page}) => {
      await openWith(page, style);
      await expect(page).not.toHaveScreenshot(picture);
    });
  }
});

test.describe('pictures are compared so that it passes when', () => {
  const changes = [
    {change: 'every color is off by a hundredth', style: 'html { filter: brightness(0.99) }'},
    {change: 'edges are smoothed in another way', style: 'h1 { transform: rotate(0.01deg) }'},
  ];
  for (const {change, style} of changes) {
    test(change, async ({page}) => {
      await openWith(page, style);
      await expect(page).toHaveScreenshot(picture);
    });
  }
});
