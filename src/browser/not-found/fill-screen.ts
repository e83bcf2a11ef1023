/**
 * What the screen of unknown addresses says of the address: its version and title, what to search
 * for, and the pages that the reader may have meant. A script of its own: no other
 * page needs it.
 * Nothing here may import React.
 */
import './search-field';
import './suggestions';
import './title';
import './version';
