import {notFoundMark, notFoundTitle} from '../../components/not-found/title';
import {titleOfPath} from '../../components/navigation/title-of-path';
import {onPageShown} from './page-shown';

/** One file answers every unknown address: its title, and what to search for, are made from the address here. */
onPageShown(() => {
  const screen = document.querySelector(`[${notFoundMark}]`);
  const title = screen && notFoundTitle(location.pathname);
  if (!title) return;
  document.title = title;
  screen.querySelector<HTMLInputElement>('[type=search]')!.value = titleOfPath(location.pathname)!;
});
