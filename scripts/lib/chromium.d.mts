export declare const flags: string[];
export declare const wish: string;
export declare function chromium(): string | undefined;
export declare function chromiumAtHand(): Promise<string>;
