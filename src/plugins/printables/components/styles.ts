/** What a printable page is shown with beside the styles of every page: those of elements that few pages have, too. */
import '@site/src/css/elements.css';
import '@site/src/css/option-index.css';
import '@site/src/css/options.css';
import '@site/src/css/tabs.css';
import './Printable.module.css';
