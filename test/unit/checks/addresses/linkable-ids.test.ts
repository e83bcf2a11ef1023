import {linkableIds} from '../../../../src/checks/addresses/published';

it('linkable ids are those of headings and definitions in the content of the page', () => {
  const html = `<nav id="menu"><h2 id="sections">Sections</h2></nav>
      <main id="content"><h2 id="mode">Mode</h2><dl><dt id="chunk">Chunk</dt></dl>
      <button id="more">More</button><dialog><h2 id="chat-heading">Chat</h2></dialog></main>`;
  expect([...linkableIds(html)]).toEqual(['mode', 'chunk']);
});
