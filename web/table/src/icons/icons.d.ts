declare module "*.icons" {
    const icons: Readonly<Record<string, string>>;
    export default icons;
}
