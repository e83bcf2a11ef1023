import {contentSecurityPolicy} from '../../../../../src/plugins/published-files/config/hosting';

it('the content security policy allows a frame from the chat room only where one is configured', () => {
  expect(contentSecurityPolicy([])).not.toContain('frame-src');
  expect(contentSecurityPolicy([], 'https://chat.example/embed?room=a')).toContain(
    '; frame-src https://chat.example;',
  );
});
