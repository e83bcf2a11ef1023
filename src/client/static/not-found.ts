import {notFoundMark, notFoundTitle} from '../../components/not-found/title';
import {onPageShown} from './page-shown';

/** One file answers every unknown address: its title is made from the address here. */
onPageShown(() => {
  const title = document.querySelector(`[${notFoundMark}]`) && notFoundTitle(location.pathname);
  if (title) document.title = title;
});
