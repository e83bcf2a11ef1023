import type {CDPSession, Page} from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on the screen: real touch events, as the browser gets them from a device. */
export class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  /** Puts the finger down and moves it in small steps, without lifting it. */
  async draw(from: Point, to: Point): Promise<void> {
    await this.send('touchStart', from);
    for (let share = 0.1; share < 1.05; share += 0.1) {
      const x = from.x + (to.x - from.x) * share;
      await this.send('touchMove', {x, y: from.y + (to.y - from.y) * share});
    }
  }

  lift = () => this.send('touchEnd');

  /** Draws and lifts. */
  async swipe(from: Point, to: Point): Promise<void> {
    await this.draw(from, to);
    await this.lift();
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) {
    await this.session.send('Input.dispatchTouchEvent', {type, touchPoints});
  }
}
