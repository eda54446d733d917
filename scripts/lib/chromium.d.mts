export declare const flags: string[];
export declare const wish: string;
export declare function chromium(): string | undefined;
/** The headless shell if there is one, else the same. */
export declare function forTests(): string | undefined;
export declare function chromiumAtHand(): Promise<string>;
