import '../../../src/browser/theme-toggle';
import '../../../src/plugins/docs/browser/tabs';
import '../../../src/plugins/sponsors/browser/notification';
import {tabsStorageKey, themeStorageKey} from '../../../src/config/site';
import {notification} from '../../../src/plugins/sponsors/config/notification-bar';

const {dataset} = document.documentElement;

const show = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted}));

it('a page out of the back/forward cache shows what was chosen on other pages meanwhile', () => {
  expect(document.body).toHaveClass(notification.bodyClass);
  localStorage.setItem(themeStorageKey, 'dark');
  localStorage.setItem(tabsStorageKey, 'pnpm');
  localStorage.setItem(notification.key, notification.value);

  show(false);
  expect(document.body).toHaveClass(notification.bodyClass);
  show(true);
  expect(dataset).toMatchObject({theme: 'dark', themeChoice: 'dark', tabs: 'pnpm'});
  expect(document.body).not.toHaveClass(notification.bodyClass);
});

it('such a page follows the system again, and keeps its tabs, where nothing is stored', () => {
  localStorage.clear();
  show(true);
  expect(dataset).toMatchObject({theme: 'light', themeChoice: 'system', tabs: 'pnpm'});
});
