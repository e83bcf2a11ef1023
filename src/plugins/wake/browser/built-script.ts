/** The script of every built page. */
import './static-script';
import './load-scripts';
