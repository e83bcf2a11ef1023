import type {PlacedImage} from '../../../../../../src/plugins/mirrored-packages/build/images/image-copies';
import {placeImages} from '../../../../../../src/plugins/mirrored-packages/build/steps/place-images';
import {markdownOf, markdownPage} from '../../../../../support/readme';

const address = `/assets/readmes/30x20-${'0'.repeat(32)}.webp`;
const copies = (isMoving = false) =>
  new Map<string, PlacedImage>([['https://a.example/f.png', {address, isMoving}]]);

async function placed(readme: string, known = copies()) {
  const page = await markdownPage(readme);
  const hasImages = placeImages(page, known);
  return {text: markdownOf(page), hasImages};
}

describe('placeImages', () => {
  it('shows the copy of an image with its text and its title', async () => {
    expect(await placed('See ![the flow](https://a.example/f.png "Flow").')).toEqual({
      text: `See ![the flow](pathname://${address} "Flow").`,
      hasImages: true,
    });
  });

  it('makes an image without a copy a link to it, named by its text', async () => {
    expect(await placed('See ![the flow](https://a.example/g.png#width=300).')).toEqual({
      text: 'See [the flow (image)](https://a.example/g.png).',
      hasImages: false,
    });
  });

  it('keeps the link around an image, with or without a copy', async () => {
    const readme =
      '[![A](https://a.example/f.png)![B](https://a.example/g.png)](https://a.example)';
    const {text} = await placed(readme);
    expect(text).toBe(`[![A](pathname://${address})B](https://a.example)`);
  });

  it('has the first picture of an animation lead to it', async () => {
    const {text} = await placed('![A](https://a.example/f.png)', copies(true));
    expect(text).toBe(
      `[![A](pathname://${address} "Shows the animation")](https://a.example/f.png)`,
    );
  });
});
